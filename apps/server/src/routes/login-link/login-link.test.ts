import { getSession, getSubmitter, redeemLoginLink, requestLoginLink, saveSubmitterMail } from '@eksport/api'
import { describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { createLoginProvider } from '../../integrations/login/login-provider.ts'
import { cleanUp } from '../../jobs/clean-up.ts'
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

  it('[SEC-13] from one address are counted whatever a forwarding header says', { tags: 'proof' }, async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(newBrowser(), String(20000000000 + index), { 'x-forwarded-for': `192.0.2.${index}` }),
      ),
    )
    const once = () => ask(newBrowser(), anders, { 'x-forwarded-for': '198.51.100.7', forwarded: 'for=198.51.100.7' })
    expect(await sentTo('anders.vik@example.no', once)).toBe(0)
  })

  it('[SEC-13] have the address that a proxy of ours names, and of no other the one that it says', {
    tags: 'proof',
  }, async () => {
    const { deps } = server.running
    const clients = async (proxies: readonly string[]) => {
      const app = await buildApp({ ...deps, config: { ...deps.config, proxies } }, 'submitter')
      pass(120 * minute)
      for (const address of ['192.0.2.1', '192.0.2.2']) {
        const headers = { origin: server.submitterUrl, 'x-forwarded-for': address }
        await app.inject({ method: 'POST', url: requestLoginLink.path, headers, payload: { ssn: nobody } })
      }
      await app.close()
      const sql = 'select count(distinct client)::int as clients from login_links where requested_at = $1'
      return (await database.query(sql, [new Date(clock)])).rows[0]
    }
    expect(await clients([])).toEqual({ clients: 1 })
    expect(await clients(['127.0.0.1'])).toEqual({ clients: 2 })
  })

  describe('more than 120 in a minute', { tags: 'proof' }, () => {
    const noShape = ''

    /** One more server on the same database, whose proxies are named. */
    async function another(proxies: readonly string[] = []) {
      const { deps } = server.running
      const app = await buildApp({ ...deps, config: { ...deps.config, proxies } }, 'submitter')
      /** Malformed unless a person is meant, so that none waits for the fixed moment of its answer. */
      const askFrom = (remoteAddress: string, forwarded?: string, ssn = noShape) =>
        app.inject({
          ...{ method: 'POST', url: requestLoginLink.path, payload: { ssn }, remoteAddress },
          headers: {
            origin: server.submitterUrl,
            ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
          },
        })
      const statusFrom = async (...from: Parameters<typeof askFrom>) => (await askFrom(...from)).statusCode
      return { app, askFrom, statusFrom }
    }

    /** As if an address had called so often in the window under way. */
    const calledOften = async (ask: () => Promise<unknown>) => {
      await database.query('delete from call_counts')
      await ask()
      const { rowCount } = await database.query('update call_counts set calls = 120')
      expect(rowCount).toBe(1)
    }

    it('[SEC-22] [OPS-10] from one address are stopped, at every server and after a start, whoever is meant, before anything is kept', async () => {
      await database.query('delete from call_counts')
      const [one, other] = [await another(), await another()]
      const answers = await Promise.all(
        Array.from({ length: 120 }, (_, index) => (index % 2 === 0 ? one : other).statusFrom('192.0.2.1')),
      )
      expect(new Set(answers)).toEqual(new Set([400]))
      await Promise.all([one.app.close(), other.app.close()])
      const later = await another()
      const kept = async () => (await database.query('select count(*)::int as n from login_links')).rows
      const before = await kept()
      pass(20_000)
      for (const ssn of [anders, nobody]) {
        const stopped = await later.askFrom('192.0.2.1', undefined, ssn)
        expect([stopped.statusCode, stopped.headers['retry-after']]).toEqual([429, '40'])
        expect(stopped.json()).toMatchObject({ title: 'For mange forespørsler. Vent litt og prøv igjen.' })
      }
      expect(await kept()).toEqual(before)
      expect(await later.statusFrom('192.0.2.2')).toBe(400)
      pass(40_000)
      expect(await later.statusFrom('192.0.2.1')).toBe(400)
      await later.app.close()
    })

    it('[OPS-10] are counted by the address that a proxy which is named says, and by no forged one', async () => {
      const bare = await another()
      await calledOften(() => bare.statusFrom('203.0.113.9'))
      // Nobody's word counts: neither somebody else's name nor a chain of them makes it another address.
      for (const forged of ['192.0.2.7', '127.0.0.1', '192.0.2.7, 10.0.0.1'])
        expect(await bare.statusFrom('203.0.113.9', forged)).toBe(429)
      await bare.app.close()

      const behind = await another(['10.0.0.0/24'])
      await calledOften(() => behind.statusFrom('10.0.0.1', '203.0.113.9'))
      expect(await behind.statusFrom('10.0.0.2', '203.0.113.9')).toBe(429)
      expect(await behind.statusFrom('::ffff:10.0.0.2', '203.0.113.9')).toBe(429)
      // What the caller has written before it is read no further than to the first address that is no proxy's.
      expect(await behind.statusFrom('10.0.0.1', '192.0.2.7, 203.0.113.9')).toBe(429)
      expect(await behind.statusFrom('10.0.0.1', '203.0.113.9, 10.0.0.2')).toBe(429)
      expect(await behind.statusFrom('10.0.0.1', '192.0.2.7')).toBe(400)
      // By way of no proxy that is named.
      await calledOften(() => behind.statusFrom('203.0.113.9'))
      expect(await behind.statusFrom('203.0.113.9', '192.0.2.7')).toBe(429)
      await behind.app.close()
    })

    it('[OPS-10] are one caller’s from all of a network of IPv6, each route for itself', async () => {
      const { app, statusFrom } = await another()
      await calledOften(() => statusFrom('2001:db8:1:2::1'))
      expect(await statusFrom('2001:db8:1:2:ffff::9')).toBe(429)
      expect(await statusFrom('2001:db8:1:3::1')).toBe(400)
      const elsewhere = await app.inject({
        ...{ method: 'GET', url: '/oauth2/authorization/idporten', remoteAddress: '2001:db8:1:2::1' },
      })
      expect(elsewhere.statusCode).toBe(303)
      await app.close()
    })

    it('[OPS-10] [SEC-21] leave no address in the database, and nothing when their time is over', async () => {
      const { app, statusFrom } = await another()
      await statusFrom('203.0.113.9')
      const kept = async () =>
        (await database.query('select json_agg(c)::text as kept from call_counts c')).rows[0].kept
      expect(await kept()).toMatch(/"key":"[\w-]{43}"/)
      expect(await kept()).not.toContain('203.0.113')
      pass(61 * minute)
      await cleanUp.run({ ...server.worker.deps, now: () => new Date(clock) }, {})
      expect(await kept()).toBeNull()
      await app.close()
    })

    it('[OPS-10] [OPS-02] where they cannot be counted a person on the way to the login is told so by a page', async () => {
      const { deps } = server.running
      const run = () => Promise.reject(Object.assign(new Error('terminated'), { code: 'ECONNREFUSED' }))
      const app = await buildApp(
        { ...deps, config: { ...deps.config, logLevel: 'silent' }, transactions: { run } },
        'submitter',
      )
      const page = await app.inject({ method: 'GET', url: '/oauth2/authorization/idporten' })
      expect(page.headers.location).toBe('/error?code=server_error')
      const headers = { origin: server.submitterUrl }
      const call = await app.inject({ method: 'POST', url: requestLoginLink.path, headers, payload: { ssn: nobody } })
      expect(call.statusCode).toBe(503)
      await app.close()
    })
  })
})

/** Known, without an address. */
const jonas = '04848000444'

describe('the answer to a request', { tags: 'proof' }, () => {
  /** Status, body and headers, but for what differs at every request. */
  async function answerTo(ssn: string, browser = newBrowser()) {
    const begun = performance.now()
    const response = await ask(browser, ssn)
    const milliseconds = performance.now() - begun
    const headers = [...response.headers]
      .filter(([name]) => !['date', 'x-request-id'].includes(name))
      .map(([name, value]) => [name, value.replace(/link=[\w-]{43}/, 'link=…').replace(/nonce-[\w+/=]+/, 'nonce-…')])
    return { milliseconds, answer: JSON.stringify([response.status, await response.text(), headers]) }
  }

  it('[SEC-12] does not tell who exists, has an address or has asked too often, by anything but chance', async () => {
    // The fourth has asked for all that an hour allows.
    for (let request = 0; request < 6; request += 1) await ask(newBrowser(), marte)
    await settled()
    const cases = { known: anders, withoutAddress: jonas, unknown: nobody, overLimit: marte }
    const answers = await Promise.all(
      Object.values(cases).map(async (ssn) => [await answerTo(ssn), await answerTo(ssn), await answerTo(ssn)]),
    )
    expect(new Set(answers.flat().map(({ answer }) => answer)).size).toBe(1)
    // No answer leaves before a fixed moment; anything slower is due to the machine.
    for (const { milliseconds } of answers.flat()) expect(milliseconds).toBeGreaterThan(240)
  })

  it('[SEC-12] is given though the mail server does not answer, and the link comes when it does', async () => {
    const send = vi.spyOn(server.worker.deps.mailer, 'send').mockResolvedValue('unreached')
    const browser = newBrowser()
    const { answer } = await answerTo(anders, browser)
    await vi.waitFor(() => expect(send).toHaveBeenCalled())
    send.mockRestore()
    expect(answer).toBe((await answerTo(nobody)).answer)
    await settled()
    const [mail] = mails('anders.vik@example.no')
    expect(await redeem(browser, tokenOf(mail?.text ?? ''))).toEqual({ next: '/profil' })
  })
})
