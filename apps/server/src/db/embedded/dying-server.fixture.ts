import { createServer } from 'node:net'
import { join } from 'node:path'

/** Imitates a server just after its kill: it still listens, resets every connection, and ends a little later. */
const [socketFolder = ''] = process.argv.slice(2)
const server = createServer((socket) => {
  socket.destroy()
  setTimeout(() => process.exit(0), 300)
})
server.listen(join(socketFolder, '.s.PGSQL.5432'), () => console.log('ready'))
