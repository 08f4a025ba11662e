'use client'
import { useEffect, useState } from 'react'

const none: readonly string[] = []

/** An address for each picture, as long as it is shown. A picture by address runs no script and takes no style of the page. */
export function usePageAddresses(pages: readonly string[] = none): readonly string[] {
  const [addresses, setAddresses] = useState(none)
  useEffect(() => {
    const made = pages.map((page) => URL.createObjectURL(new Blob([page], { type: 'image/svg+xml' })))
    setAddresses(made)
    return () => {
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [pages])
  return addresses
}
