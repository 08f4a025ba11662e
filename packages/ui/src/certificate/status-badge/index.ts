export { StatusBadge, type StatusBadgeProps } from './status-badge.js'
export { type BadgeContent, badgeContent, type StatusTone } from './status-badge.logic.js'
