#!/usr/bin/env node
// Serves MCP on standard input and output, for the project in the working directory.
import { readFileSync } from 'node:fs'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { findLibrary, openLibrary } from './library.ts'
import { makeServer } from './server.ts'

try {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  await makeServer(openLibrary(findLibrary(process.cwd())), version).connect(new StdioServerTransport())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
