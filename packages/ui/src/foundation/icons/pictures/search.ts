// Made by scripts/icons/write.ts. Pictures of Lucide 1.75.0, ISC licence, Copyright (c) Lucide Icons and Contributors.
import { createIcon } from '../create-icon.js'

export const Search = /* @__PURE__ */ createIcon(['m21 21-4.34-4.34', ['circle', { cx: '11', cy: '11', r: '8' }]])
