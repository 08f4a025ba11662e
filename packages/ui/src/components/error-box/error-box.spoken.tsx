import type { SpokenRow } from '../../contract/spoken-row.js'
import { ErrorBox } from './error-box.js'

export const spoken: readonly SpokenRow[] = [
  {
    component: 'ErrorBox',
    action: 'something unforeseen fails',
    element: <ErrorBox failure={{ kind: 'unknown', name: 'TypeError', message: 'Failed to fetch' }} />,
    says: 'Huff da. En ukjent feil har oppstått... TypeError: Failed to fetch',
    politeness: 'assertive',
  },
]
