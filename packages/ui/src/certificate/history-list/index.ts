export { HistoryList, type HistoryListProps } from './history-list.js'
