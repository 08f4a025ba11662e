import {
  ArrowLeft,
  ArrowRight,
  Ban,
  Calendar,
  Check,
  ChevronDown,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  Columns2,
  Contrast,
  Copy,
  Download,
  ExternalLink,
  FileText,
  Globe,
  Info,
  Languages,
  Lock,
  type LucideIcon,
  Moon,
  Pencil,
  Plus,
  Printer,
  RotateCcw,
  Search,
  Trash2,
  TriangleAlert,
  Upload,
  X,
} from 'lucide-react'

/** The icons of the components by meaning; one icon, one meaning. */
const iconGroups: Readonly<Record<string, readonly (readonly [LucideIcon, string])[]>> = {
  'What it is': [
    [CircleCheck, 'Done'],
    [Contrast, 'Under way'],
    [TriangleAlert, 'Act'],
    [Ban, 'Stopped'],
    [CircleDashed, 'Not begun'],
    [CircleX, 'Error'],
    [Info, 'To know'],
    [Lock, 'Locked'],
  ],
  'What it does': [
    [Plus, 'Add'],
    [Pencil, 'Change'],
    [Copy, 'Copy'],
    [Trash2, 'Delete'],
    [Upload, 'Upload'],
    [Download, 'Download'],
    [Printer, 'Print'],
    [RotateCcw, 'Try again'],
    [Search, 'Search'],
    [X, 'Close, remove'],
  ],
  'Where it leads': [
    [ArrowLeft, 'Back'],
    [ArrowRight, 'Onwards'],
    [ChevronDown, 'Unfold'],
    [ExternalLink, 'Another window'],
    [CircleHelp, 'Help'],
    [Languages, 'Language'],
    [Moon, 'Theme'],
  ],
  'What it holds': [
    [FileText, 'Document'],
    [Globe, 'Electronic'],
    [Calendar, 'Date'],
    [Columns2, 'Columns'],
    [Check, 'Chosen'],
  ],
}

/** Lucide's icons as the components use them, each with its meaning. */
export function Icons() {
  return (
    <div className="start-icons">
      {Object.entries(iconGroups).map(([group, icons]) => (
        <div key={group}>
          <h3>{group}</h3>
          <ul>
            {icons.map(([Icon, meaning]) => (
              <li key={meaning}>
                <Icon aria-hidden="true" />
                {meaning}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
