// Preloaded into programs of `npm start`: they stop in good order when their parent dies, even by kill -9.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
