// A file of its own that only re-exports the third-party library, loaded with the first file field (see
// popover/floating-engine.ts).
export { useDropzone } from 'react-dropzone'
