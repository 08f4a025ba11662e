// Made by scripts/icons/write.ts. Pictures of Lucide 1.75.0, ISC licence, Copyright (c) Lucide Icons and Contributors.
import { createIcon } from './create-icon.js'

export const Angry = /* @__PURE__ */ createIcon([
  'M15 12v-1.584',
  'M17 10a5 5 0 00-3 1',
  'M7 10a5 5 0 013 1',
  'M9 12v-1.584',
  'M9 17a5 5 0 016.001 0',
  ['circle', { cx: '12', cy: '12', r: '10' }],
])

export const ArrowDown = /* @__PURE__ */ createIcon(['M12 5v14', 'm19 12-7 7-7-7'])

export const ArrowLeft = /* @__PURE__ */ createIcon(['m12 19-7-7 7-7', 'M19 12H5'], 'mirrored')

export const ArrowRight = /* @__PURE__ */ createIcon(['M5 12h14', 'm12 5 7 7-7 7'], 'mirrored')

export const ArrowUp = /* @__PURE__ */ createIcon(['m5 12 7-7 7 7', 'M12 19V5'])

export const Ban = /* @__PURE__ */ createIcon([
  ['circle', { cx: '12', cy: '12', r: '10' }],
  'M4.929 4.929 19.07 19.071',
])

export const Calendar = /* @__PURE__ */ createIcon([
  'M8 2v3',
  'M16 2v3',
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '2' }],
  'M3 9h18',
])

export const Check = /* @__PURE__ */ createIcon(['M20 6 9 17l-5-5'])

export const ChevronDown = /* @__PURE__ */ createIcon(['m6 9 6 6 6-6'])

export const ChevronLeft = /* @__PURE__ */ createIcon(['m15 18-6-6 6-6'], 'mirrored')

export const ChevronRight = /* @__PURE__ */ createIcon(['m9 18 6-6-6-6'], 'mirrored')

export const ChevronUp = /* @__PURE__ */ createIcon(['m18 15-6-6-6 6'])

export const CircleAlert = /* @__PURE__ */ createIcon([
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['line', { x1: '12', x2: '12', y1: '8', y2: '12' }],
  ['line', { x1: '12', x2: '12.01', y1: '16', y2: '16' }],
])

export const CircleCheck = /* @__PURE__ */ createIcon([
  ['circle', { cx: '12', cy: '12', r: '10' }],
  'm16 9-5.5 5.5L8 12',
])

export const CircleHelp = /* @__PURE__ */ createIcon([
  ['circle', { cx: '12', cy: '12', r: '10' }],
  'M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5',
  'M12 17h.01',
])

export const CircleMinus = /* @__PURE__ */ createIcon([['circle', { cx: '12', cy: '12', r: '10' }], 'M8 12h8'])

export const CirclePlus = /* @__PURE__ */ createIcon([
  ['circle', { cx: '12', cy: '12', r: '10' }],
  'M8 12h8',
  'M12 8v8',
])

export const CircleX = /* @__PURE__ */ createIcon([
  ['circle', { cx: '12', cy: '12', r: '10' }],
  'm15 9-6 6',
  'm9 9 6 6',
])

export const Clock = /* @__PURE__ */ createIcon([['circle', { cx: '12', cy: '12', r: '10' }], 'M12 6v6l4 2'])

export const CloudAlert = /* @__PURE__ */ createIcon([
  'M12 12v4',
  'M12 20h.01',
  'M8.128 16.949A7 7 0 1 1 15.71 8h1.79a1 1 0 0 1 0 9h-1.642',
])

export const CloudCheck = /* @__PURE__ */ createIcon([
  'm17 15-5.5 5.5L9 18',
  'M5.516 16.07A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 3.501 7.327',
])

export const CloudUpload = /* @__PURE__ */ createIcon([
  'M12 13v8',
  'M4 14.899A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 2.5 8.242',
  'm8 17 4-4 4 4',
])

export const Columns2 = /* @__PURE__ */ createIcon([
  ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }],
  'M12 3v18',
])

export const Copy = /* @__PURE__ */ createIcon([
  ['rect', { width: '14', height: '14', x: '8', y: '8', rx: '2', ry: '2' }],
  'M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
])

export const Download = /* @__PURE__ */ createIcon([
  'M12 15V3',
  'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
  'm7 10 5 5 5-5',
])

export const ExternalLink = /* @__PURE__ */ createIcon([
  'M15 3h6v6',
  'M10 14 21 3',
  'M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
])

export const File = /* @__PURE__ */ createIcon([
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
  'M14 2v5a1 1 0 0 0 1 1h5',
])

export const FileImage = /* @__PURE__ */ createIcon([
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
  'M14 2v5a1 1 0 0 0 1 1h5',
  ['circle', { cx: '10', cy: '12', r: '2' }],
  'm20 17-1.296-1.296a2.41 2.41 0 0 0-3.408 0L9 22',
])

export const FilePenLine = /* @__PURE__ */ createIcon([
  'M14.364 13.634a2 2 0 0 0-.506.854l-.837 2.87a.5.5 0 0 0 .62.62l2.87-.837a2 2 0 0 0 .854-.506l4.013-4.009a1 1 0 0 0-3.004-3.004z',
  'M14.487 7.858A1 1 0 0 1 14 7V2',
  'M20 19.645V20a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l2.516 2.516',
  'M8 18h1',
])

export const FileText = /* @__PURE__ */ createIcon([
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
  'M14 2v5a1 1 0 0 0 1 1h5',
  'M10 9H8',
  'M16 13H8',
  'M16 17H8',
])

export const Frown = /* @__PURE__ */ createIcon([
  'M15 10V9',
  'M9 10V9',
  'M9 16a5 5 0 016 0',
  ['circle', { cx: '12', cy: '12', r: '10' }],
])

export const Globe = /* @__PURE__ */ createIcon([
  ['circle', { cx: '12', cy: '12', r: '10' }],
  'M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20',
  'M2 12h20',
])

export const GripVertical = /* @__PURE__ */ createIcon([
  ['circle', { cx: '9', cy: '12', r: '1' }],
  ['circle', { cx: '9', cy: '5', r: '1' }],
  ['circle', { cx: '9', cy: '19', r: '1' }],
  ['circle', { cx: '15', cy: '12', r: '1' }],
  ['circle', { cx: '15', cy: '5', r: '1' }],
  ['circle', { cx: '15', cy: '19', r: '1' }],
])

export const HardDrive = /* @__PURE__ */ createIcon([
  'M10 16h.01',
  'M2.212 11.577a2 2 0 0 0-.212.896V18a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5.527a2 2 0 0 0-.212-.896L18.55 5.11A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z',
  'M21.946 12.013H2.054',
  'M6 16h.01',
])

export const Info = /* @__PURE__ */ createIcon([['circle', { cx: '12', cy: '12', r: '10' }], 'M12 16v-4', 'M12 8h.01'])

export const Languages = /* @__PURE__ */ createIcon([
  'm5 8 6 6',
  'm4 14 6-6 2-3',
  'M2 5h12',
  'M7 2h1',
  'm22 22-5-10-5 10',
  'M14 18h6',
])

export const Laugh = /* @__PURE__ */ createIcon([
  'M15 10V9',
  'M7.084 14.302a5.12 5.12 0 009.833 0 .24.24 0 00-.235-.302H7.32a.24.24 0 00-.235.302',
  'M9 10V9',
  ['circle', { cx: '12', cy: '12', r: '10' }],
])

export const ListChecks = /* @__PURE__ */ createIcon([
  'M13 5h8',
  'M13 12h8',
  'M13 19h8',
  'm3 17 2 2 4-4',
  'm3 7 2 2 4-4',
])

export const LoaderCircle = /* @__PURE__ */ createIcon(['M21 12a9 9 0 1 1-6.219-8.56'])

export const Lock = /* @__PURE__ */ createIcon([
  ['rect', { width: '18', height: '11', x: '3', y: '11', rx: '2', ry: '2' }],
  'M7 11V7a5 5 0 0 1 10 0v4',
])

export const Meh = /* @__PURE__ */ createIcon([
  'M15 10V9',
  'M8 16h8',
  'M9 10V9',
  ['circle', { cx: '12', cy: '12', r: '10' }],
])

export const Menu = /* @__PURE__ */ createIcon(['M4 5h16', 'M4 12h16', 'M4 19h16'])

export const MessageCircle = /* @__PURE__ */ createIcon([
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
])

export const Minus = /* @__PURE__ */ createIcon(['M5 12h14'])

export const Moon = /* @__PURE__ */ createIcon([
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
])

export const MoveHorizontal = /* @__PURE__ */ createIcon(['m18 8 4 4-4 4', 'M2 12h20', 'm6 8-4 4 4 4'])

export const Paperclip = /* @__PURE__ */ createIcon([
  'm16 6-8.414 8.586a2 2 0 0 0 2.829 2.829l8.414-8.586a4 4 0 1 0-5.657-5.657l-8.379 8.551a6 6 0 1 0 8.485 8.485l8.379-8.551',
])

export const Pencil = /* @__PURE__ */ createIcon([
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z',
  'm15 5 4 4',
])

export const Pin = /* @__PURE__ */ createIcon([
  'M12 17v5',
  'M9 10.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.76a2 2 0 0 0-1.11-1.79l-1.78-.9A2 2 0 0 1 15 10.76V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H8a2 2 0 0 0 0 4 1 1 0 0 1 1 1z',
])

export const PinOff = /* @__PURE__ */ createIcon([
  'M12 17v5',
  'M15 9.34V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H7.89',
  'm2 2 20 20',
  'M9 9v1.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h11',
])

export const Plus = /* @__PURE__ */ createIcon(['M5 12h14', 'M12 5v14'])

export const Printer = /* @__PURE__ */ createIcon([
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2',
  'M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6',
  ['rect', { x: '6', y: '14', width: '12', height: '8', rx: '1' }],
])

export const ReceiptText = /* @__PURE__ */ createIcon([
  'M13 16H8',
  'M14 8H8',
  'M16 12H8',
  'M4 3a1 1 0 0 1 1-1 1.3 1.3 0 0 1 .7.2l.933.6a1.3 1.3 0 0 0 1.4 0l.934-.6a1.3 1.3 0 0 1 1.4 0l.933.6a1.3 1.3 0 0 0 1.4 0l.933-.6a1.3 1.3 0 0 1 1.4 0l.934.6a1.3 1.3 0 0 0 1.4 0l.933-.6A1.3 1.3 0 0 1 19 2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1 1.3 1.3 0 0 1-.7-.2l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.934.6a1.3 1.3 0 0 1-1.4 0l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-1.4 0l-.934-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-.7.2 1 1 0 0 1-1-1z',
])

export const RotateCcw = /* @__PURE__ */ createIcon(['M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8', 'M3 3v5h5'])

export const Search = /* @__PURE__ */ createIcon(['m21 21-4.34-4.34', ['circle', { cx: '11', cy: '11', r: '8' }]])

export const Send = /* @__PURE__ */ createIcon([
  'M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z',
  'm21.854 2.147-10.94 10.939',
])

export const ShieldCheck = /* @__PURE__ */ createIcon([
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
  'm9 12 2 2 4-4',
])

export const SkipForward = /* @__PURE__ */ createIcon([
  'M21 4v16',
  'M6.029 4.285A2 2 0 0 0 3 6v12a2 2 0 0 0 3.029 1.715l9.997-5.998a2 2 0 0 0 .003-3.432z',
])

export const Smile = /* @__PURE__ */ createIcon([
  'M15 10V9',
  'M16.472 15a6 6 0 01-8.943 0',
  'M9 10V9',
  ['circle', { cx: '12', cy: '12', r: '10' }],
])

export const Sun = /* @__PURE__ */ createIcon([
  ['circle', { cx: '12', cy: '12', r: '4' }],
  'M12 2v2',
  'M12 20v2',
  'm4.93 4.93 1.41 1.41',
  'm17.66 17.66 1.41 1.41',
  'M2 12h2',
  'M20 12h2',
  'm6.34 17.66-1.41 1.41',
  'm19.07 4.93-1.41 1.41',
])

export const Trash2 = /* @__PURE__ */ createIcon([
  'M10 11v6',
  'M14 11v6',
  'M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6',
  'M3 6h18',
  'M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
])

export const TriangleAlert = /* @__PURE__ */ createIcon([
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3',
  'M12 9v4',
  'M12 17h.01',
])

export const Undo2 = /* @__PURE__ */ createIcon([
  'M9 14 4 9l5-5',
  'M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11',
])

export const Upload = /* @__PURE__ */ createIcon([
  'M12 3v12',
  'm17 8-5-5-5 5',
  'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
])

export const WifiOff = /* @__PURE__ */ createIcon([
  'M12 20h.01',
  'M8.5 16.429a5 5 0 0 1 7 0',
  'M5 12.859a10 10 0 0 1 5.17-2.69',
  'M19 12.859a10 10 0 0 0-2.007-1.523',
  'M2 8.82a15 15 0 0 1 4.177-2.643',
  'M22 8.82a15 15 0 0 0-11.288-3.764',
  'm2 2 20 20',
])

export const X = /* @__PURE__ */ createIcon(['M18 6 6 18', 'm6 6 12 12'])
