'use client'
import { useMemo, useState } from 'react'
import { useStored } from '../../foundation/internal/storage.js'
import { useEksport } from '../../foundation/text/eksport-context.js'

const parse = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** What is being written. With a key it is kept in the browser until it is sent, also when the page is left. */
export function useMessageDraft(key: string | undefined): readonly [string, (text: string) => void] {
  const { storage } = useEksport()
  const stored = useMemo(() => ({ key: `eks:message-draft:${key ?? ''}`, version: 1, fallback: '', parse }), [key])
  const [kept, keep] = useStored(stored, storage)
  const [own, setOwn] = useState('')
  return key === undefined ? [own, setOwn] : [kept, (text) => keep(text === '' ? null : text)]
}
