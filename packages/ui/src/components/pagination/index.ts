export { type PageChange, Pagination, type PaginationProps } from './pagination.js'
export { clampPage, type PageSlot, pageCount, pageSlots, rowRange } from './pagination.logic.js'
