export { StatusBadge, type StatusBadgeProps } from './status-badge.js'
export { type BadgeContent, badgeContent } from './status-badge.logic.js'
