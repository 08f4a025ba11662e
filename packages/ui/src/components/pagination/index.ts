export { type PageChange, type PageSizeChange, Pagination, type PaginationProps } from './pagination.js'
export { type PageSizeOptions, rememberedPageSize, usePageSize } from './use-page-size.js'
