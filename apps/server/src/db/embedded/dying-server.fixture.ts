import { createServer } from 'node:net'
import { join } from 'node:path'

/** A server as it is in the moment after its kill: it is there, resets whoever asks, and is gone a little later. */
const [socketFolder = ''] = process.argv.slice(2)
const server = createServer((socket) => {
  socket.destroy()
  setTimeout(() => process.exit(0), 300)
})
server.listen(join(socketFolder, '.s.PGSQL.5432'), () => console.log('ready'))
