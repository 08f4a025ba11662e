// Made by scripts/icons/write.ts. Pictures of Lucide 1.75.0, ISC licence, Copyright (c) Lucide Icons and Contributors.
import { createIcon } from '../create-icon.js'

export const GripVertical = /* @__PURE__ */ createIcon([
  ['circle', { cx: '9', cy: '12', r: '1' }],
  ['circle', { cx: '9', cy: '5', r: '1' }],
  ['circle', { cx: '9', cy: '19', r: '1' }],
  ['circle', { cx: '15', cy: '12', r: '1' }],
  ['circle', { cx: '15', cy: '5', r: '1' }],
  ['circle', { cx: '15', cy: '19', r: '1' }],
])
