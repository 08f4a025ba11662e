export { chainFolder, makeChainSeal, openChainSeal, putBack } from './chain-seal.ts'
export { keepHeads, keptHeadsName, readKeptHeads } from './kept-heads.ts'
