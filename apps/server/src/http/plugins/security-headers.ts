import { createHash, randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

declare module 'fastify' {
  interface FastifyReply {
    /** The nonce of this answer's page, for styles that libraries add. */
    styleNonce: string
  }
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

/** The hashes of inline scripts and styles that the first paint needs. */
function hashesOf(inline: RegExp, page: string): string[] {
  return [...page.matchAll(inline)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/** The allowed Trusted Types policies: of the page's head, and of the code that parses HTML to redraw it. */
const trustedTypes = ['default', 'eksport-rich-text', 'eksport-written'] as const

interface HeaderOptions {
  readonly publicUrl: string
  /** [CW-14] Officers scan the code of a receipt with it. */
  readonly usesCamera: boolean
}

/** [SEC-15] The security headers of every answer of a listener. No `unsafe-*` anywhere. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  page: string | undefined,
  { publicUrl, usesCamera }: HeaderOptions,
): Promise<void> {
  const secure = publicUrl.startsWith('https:')
  app.decorateReply('styleNonce', '')
  app.addHook('onRequest', async (_, reply: FastifyReply) => {
    reply.styleNonce = randomBytes(16).toString('base64')
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
  })
  app.addHook('onSend', async (_, reply) => {
    reply.header(
      'permissions-policy',
      `camera=(${usesCamera ? 'self' : ''}), geolocation=(), microphone=(), payment=(), usb=()`,
    )
  })
  const scripts = ["'self'", ...hashesOf(inlineScript, page ?? '')].join(' ')
  const styles = ["'self'", ...hashesOf(inlineStyle, page ?? '')].join(' ')
  app.addHook('onSend', async (_, reply) => {
    if (reply.hasHeader('content-security-policy')) return
    reply.header(
      'content-security-policy',
      [
        "default-src 'self'",
        `script-src ${scripts}`,
        `style-src ${styles} 'nonce-${reply.styleNonce}'`,
        "img-src 'self' data: blob:",
        "font-src 'self'",
        // Only our own page creates blob addresses. Chromium sometimes applies this directive to a drawing shown by
        // one.
        "connect-src 'self' blob:",
        "worker-src 'self' blob:",
        "frame-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        `trusted-types ${trustedTypes.join(' ')}`,
        ...(secure ? ['upgrade-insecure-requests'] : []),
      ].join('; '),
    )
  })
}
