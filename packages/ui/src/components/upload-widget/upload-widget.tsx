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
 * Files by button, drop or paste, checked before they are added, and sent one by one if `upload` is given. A drop
 * outside it does not leave the page. Refused files are listed below with their reasons until the next files are added.
 * The parts are properties for custom fields; a server component imports them by their flat names (`UploadRoot`).
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
