// A file of its own, fetched with the first field of files; the foreign library alone (see popover/floating-engine.ts).
export { useDropzone } from 'react-dropzone'
