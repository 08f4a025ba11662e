export { formatFileSize } from '../../foundation/internal/format-file-size.js'
export { AttachmentList, type AttachmentListProps } from './attachment-list.js'
