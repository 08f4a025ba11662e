export { type Command, findCommands } from './command.logic.js'
export { CommandPalette, type CommandPaletteChange, type CommandPaletteProps } from './command-palette.js'
