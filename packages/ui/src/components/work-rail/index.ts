export { WorkRail, type WorkRailGroup, type WorkRailItem, type WorkRailProps } from './work-rail.js'
