// Preloaded into programs of `npm start`: when the process that started us dies, even by kill -9, we end in good order.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
