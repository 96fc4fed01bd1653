// Loaded into the servers that the launcher starts: when the launcher is killed, their IPC channel to it closes, and
// they terminate. The channel stays referenced, because Next's worker inherits it and needs it to start.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 10_000).unref()
})
