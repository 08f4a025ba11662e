import { getSession, getSubmitter, redeemLoginLink, saveSubmitterMail } from '@eksport/api'
import { describe, expect, it, vi } from 'vitest'
import { createLoginProvider } from '../../integrations/login/login-provider.ts'
import { chooseNotices, clientOf, logIn, newBrowser, type TestBrowser } from '../../testing/index.ts'
import {
  anders,
  ask,
  clock,
  database,
  mails,
  marte,
  minute,
  nobody,
  pass,
  redeem,
  server,
  settled,
  startServerOfLinks,
  tokenOf,
} from '../../testing/login-links.ts'

startServerOfLinks()

/** Asks, and answers the token of the mail that came of it. */
async function linkFor(browser: TestBrowser, ssn: string, address: string): Promise<string> {
  const before = mails(address).length
  expect((await ask(browser, ssn)).status).toBe(204)
  await settled()
  const found = mails(address)
  expect(found).toHaveLength(before + 1)
  return tokenOf(found[0]?.text ?? '')
}

describe('a link by mail', () => {
  it('[AUT-02] [SEC-11] logs in once, at level 2, which cannot change the address', async () => {
    const browser = newBrowser()
    const token = await linkFor(browser, marte, 'marte.haugen@example.no')
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
    expect(await redeem(browser, token)).toEqual({ next: '/profil' })
    const client = clientOf(server, 'submitter', browser)
    expect((await client.call(getSession)).person).toMatchObject({ name: 'Marte Haugen', level: 2 })
    await expect(client.call(saveSubmitterMail, { body: { mail: 'x@example.no' } })).rejects.toMatchObject({
      status: 403,
      code: 'LEVEL_TOO_LOW',
    })
    expect((await client.call(getSubmitter)).mail).toBe('marte.haugen@example.no')
    await expect(redeem(browser, token)).rejects.toMatchObject({ status: 410, code: 'LOGIN_LINK_INVALID' })
    // The login provider knows nothing of it, and need not answer for it to end.
    expect(await client.logOut()).toBe(`${server.submitterUrl}/`)
  })

  it('[SEC-11] works in the browser that asked and stays whole in another, in at most ten minutes', async () => {
    const browser = newBrowser()
    const token = await linkFor(browser, anders, 'anders.vik@example.no')
    const stranger = newBrowser()
    await ask(stranger, nobody)
    for (const other of [newBrowser(), stranger])
      await expect(redeem(other, token)).rejects.toMatchObject({ status: 403, code: 'LOGIN_LINK_ELSEWHERE' })
    pass(10 * minute - 1)
    expect(await redeem(browser, token)).toEqual({ next: '/profil' })
    const late = await linkFor(browser, anders, 'anders.vik@example.no')
    pass(10 * minute)
    await expect(redeem(browser, late)).rejects.toMatchObject({ status: 410 })
    await expect(redeem(browser, 'none-of-ours')).rejects.toMatchObject({ status: 410 })
  })

  it('is ended by a newer one, and by no look at its page', async () => {
    const browser = newBrowser()
    const first = await linkFor(browser, anders, 'anders.vik@example.no')
    const second = await linkFor(browser, anders, 'anders.vik@example.no')
    await expect(redeem(browser, first)).rejects.toMatchObject({ status: 410 })
    expect((await browser.fetch(server.submitterUrl + redeemLoginLink.path)).status).toBe(405)
    expect(await redeem(browser, second)).toEqual({ next: '/profil' })
  })

  it('[SEC-11] [SEC-21] leaves neither its token, the national id nor an address in the database', async () => {
    const browser = newBrowser()
    const token = await linkFor(browser, marte, 'marte.haugen@example.no')
    const { rows } = await database.query(
      "select (select json_agg(l)::text from login_links l) || (select json_agg(j)::text from jobs j where name = 'send-login-link') || (select json_agg(n)::text from national_ids n) as kept",
    )
    const { kept } = rows[0] as { kept: string }
    for (const secret of [token, marte, '127.0.0.1', '::1', browser.cookies.get('__Host-eksport-submitter-link')])
      expect(kept).not.toContain(secret)
  })

  it('speaks the language that its reader chose, else the one that was asked in', async () => {
    const browser = newBrowser()
    await ask(browser, anders, { 'accept-language': 'en' })
    await settled()
    expect(mails('anders.vik@example.no')[0]?.subject).toBe('Log in to Eksport')
    const { client } = await logIn(server, 'submitter', 'demo-anders-vik')
    await chooseNotices({ client }, { locale: 'nn', withoutMail: [] })
    await ask(browser, anders, { 'accept-language': 'en' })
    await settled()
    expect(mails('anders.vik@example.no')[0]?.text).toMatch(
      /Lenkja verkar éin gong[\s\S]*\/innlogging\/lenke\?locale=nn#/,
    )
  })

  it('is not offered where its flag is off', async () => {
    await database.query("update flags set enabled = false where name = 'alternativeLogin'")
    expect((await ask(newBrowser(), marte)).status).toBe(404)
    await database.query("update flags set enabled = true where name = 'alternativeLogin'")
  })

  it.each([
    ['', 'Fødselsnummeret må fylles ut'],
    ['1234567890', 'Fødselsnummeret må være 11 siffer'],
  ])('[AUT-02] of %j says at the field: %s', async (ssn, text) => {
    const response = await ask(newBrowser(), ssn)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ kind: 'VALIDATION_ERROR', fieldErrors: { ssn: [text] } })
  })
})

it('[AUT-02] is offered instead of a login provider that does not answer', async () => {
  const nobody = createLoginProvider({ issuer: 'http://127.0.0.1:1', clientId: 'eksport', clientSecret: 'secret' })
  vi.spyOn(server.running.deps.login.submitter, 'begin').mockImplementationOnce(nobody.begin)
  const begin = `${server.submitterUrl}/oauth2/authorization/idporten?next=%2Fprofil`
  const { headers } = await newBrowser().fetch(begin)
  expect(headers.get('location')).toBe('/?idporten=nede&neste=%2Fprofil')
})

describe('requests', () => {
  const sentTo = async (address: string, work: () => Promise<unknown>) => {
    const before = mails(address).length
    await work()
    await settled()
    return mails(address).length - before
  }

  it('[SEC-13] of one national id lead to five mails an hour', async () => {
    const many = async () => {
      for (let request = 0; request < 7; request += 1) {
        await ask(newBrowser(), marte)
        // No two come at once: a job that is late would count those that came after its own.
        pass(1)
      }
    }
    expect(await sentTo('marte.haugen@example.no', many)).toBe(5)
    pass(61 * minute)
    expect(await sentTo('marte.haugen@example.no', () => ask(newBrowser(), marte))).toBe(1)
  })

  /** A thousand requests of others a minute ago: for whom and from where, by the number of each. */
  async function afterThousand(fingerprint: string, client: string) {
    await database.query(
      `insert into login_links (id, fingerprint, client, browser_hash, locale, next, requested_at, token_hashes)
       select gen_random_uuid(), ${fingerprint}, ${client}, 'b', 'nb', '/', $1, '{}' from generate_series(1, 1000) n`,
      [new Date(clock - minute)],
    )
    const sent = await sentTo('anders.vik@example.no', () => ask(newBrowser(), anders))
    await database.query("delete from login_links where browser_hash = 'b'")
    return sent
  }

  it('[SEC-13] are limited in all, by what is kept in the database', async () => {
    expect(await afterThousand("'f' || n", "'c' || n")).toBe(0)
  })

  it.each([
    ['from one address', "'f' || n", "'c'"],
    ['for one national id', "'f'", "'c' || n"],
  ])(
    '[SEC-13] a thousand %s shut nobody else out: what its own limit refuses is not counted in all',
    async (_, fingerprint, client) => {
      expect(await afterThousand(fingerprint, client)).toBe(1)
    },
  )
})
