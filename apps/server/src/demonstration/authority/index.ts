import { askOverHttp } from '../../integrations/signing/ask.ts'
import { openSeal } from '../../integrations/signing/index.ts'
import type { Sealing } from '../../integrations/signing/signer.ts'
import { askAuthority, timeAddress } from './authority.ts'
import { loadOrMakeAuthority } from './key-store.ts'

/**
 * A seal of the demonstration's own authority, made in the folder where there is none: good for showing and testing, trusted by nobody
 * else. With an address of a time-stamp authority that one is asked.
 */
export async function demonstrationSeal(
  folder: string,
  now: () => Date,
  timeUrl = timeAddress,
): Promise<Omit<Sealing, 'heard'>> {
  const authority = await loadOrMakeAuthority(folder, now())
  return { ...(await openSeal({ folder }, timeUrl)), now, ask: askAuthority(authority, askOverHttp, now) }
}
