// Loaded into the servers that the launcher starts: when the launcher is killed, their channel to it closes, and they
// end as if they had been asked to. The channel stays referenced: Next's own worker, which inherits this, lives by it
// until it has been told what to serve.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 10_000).unref()
})
