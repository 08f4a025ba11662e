// Made by scripts/icons/write.ts. Pictures of Lucide 1.75.0, ISC licence, Copyright (c) Lucide Icons and Contributors.
import { createIcon } from '../create-icon.js'

export const CircleAlert = /* @__PURE__ */ createIcon([
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['line', { x1: '12', x2: '12', y1: '8', y2: '12' }],
  ['line', { x1: '12', x2: '12.01', y1: '16', y2: '16' }],
])
