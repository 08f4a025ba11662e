export { checkFiles, type FileFacts, type FileRules, tenMegabytes, type UploadRejection } from './check-files.logic.js'
export { type FileType, fileTypes } from './file-types.js'
export {
  UploadDropzone,
  type UploadDropzoneProps,
  UploadOffline,
  UploadTrigger,
  type UploadTriggerProps,
} from './upload-dropzone.js'
export type { SendFile, UploadItem } from './upload-item.js'
export { UploadFile, type UploadFileProps, UploadList, type UploadListProps, UploadRejections } from './upload-list.js'
export { UploadRoot, type UploadRootProps, type UploadStatus } from './upload-root.js'
export { UploadWidget, type UploadWidgetProps } from './upload-widget.js'
export { type FileCheck, useFileCheck } from './use-file-check.js'
export type { UploadChange, UploadReason } from './use-files.js'
export type { UploadState } from './use-upload.js'
