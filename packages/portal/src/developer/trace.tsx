import { useEffect } from 'react'
import { usePart } from '../parts/use-part.ts'
import { useTraces } from './use-traces.ts'

const loadBox = () => import('./trace-box.tsx')
const boxOf = ({ TraceBox }: Awaited<ReturnType<typeof loadBox>>) => TraceBox

/** [RTE-23] The trace of an error for developers; nothing for other readers. */
export function Trace({ error }: { readonly error: unknown }) {
  const isShown = useTraces()
  const { Part: TraceBox, ask } = usePart(loadBox, boxOf)
  useEffect(() => {
    if (isShown) void ask()
  }, [isShown, ask])
  return isShown && TraceBox && <TraceBox error={error} />
}
