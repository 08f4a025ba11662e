export { Toggletip, type ToggletipProps } from './toggletip.js'
export { Tooltip, type TooltipProps } from './tooltip.js'
