import Glibc

/// Expands macros for the compiler until it closes the connection. This is the main loop of the plugin.
package func runPlugin() {
  do throws(MessageError) {
    try Conversation(channel: .standard).run()
  } catch {
    let sentence = [UInt8]("CanopyMacros: \(error)\n".utf8)
    _ = write(STDERR_FILENO, sentence, sentence.count)
    exit(EXIT_FAILURE)
  }
}
