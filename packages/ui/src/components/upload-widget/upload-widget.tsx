'use client'
import { UploadDropzone, UploadOffline, UploadTrigger } from './upload-dropzone.js'
import { UploadFile, UploadList, UploadRejections } from './upload-list.js'
import { UploadRoot, type UploadRootProps } from './upload-root.js'

/** Props of {@link UploadWidget}. */
export type UploadWidgetProps<Ref = unknown> = Omit<UploadRootProps<Ref>, 'children'>

function ReadyUpload<Ref = unknown>(props: UploadWidgetProps<Ref>) {
  return (
    <UploadRoot<Ref> {...props}>
      <UploadDropzone />
      <UploadOffline />
      <UploadList />
      <UploadRejections />
    </UploadRoot>
  )
}

/**
 * Files by button, drop or paste, checked before they are added and sent one by one when `upload` is given.
 * A drop beside it never leaves the page. What was refused stands under it with its reason until the next files come.
 * The parts hang on it for a field of one's own; a server component takes them by their flat names (`UploadRoot`).
 */
export const UploadWidget = /* @__PURE__ */ Object.assign(ReadyUpload, {
  Root: UploadRoot,
  Dropzone: UploadDropzone,
  Trigger: UploadTrigger,
  Offline: UploadOffline,
  List: UploadList,
  Item: UploadFile,
  Rejections: UploadRejections,
})
