// Made by scripts/icons/write.ts. Pictures of Lucide 1.75.0, ISC licence, Copyright (c) Lucide Icons and Contributors.
import { createIcon } from '../create-icon.js'

export const LoaderCircle = /* @__PURE__ */ createIcon(['M21 12a9 9 0 1 1-6.219-8.56'])
