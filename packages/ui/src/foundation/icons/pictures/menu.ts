// Made by scripts/icons/write.ts. Pictures of Lucide 1.75.0, ISC licence, Copyright (c) Lucide Icons and Contributors.
import { createIcon } from '../create-icon.js'

export const Menu = /* @__PURE__ */ createIcon(['M4 5h16', 'M4 12h16', 'M4 19h16'])
