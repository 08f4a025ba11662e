export { formatFileSize } from '../../foundation/internal/files.js'
export { AttachmentList, type AttachmentListProps } from './attachment-list.js'
