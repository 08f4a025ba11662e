export { CaseActionBar, type CaseActionBarProps } from './case-action-bar.js'
