/// Why a test of a host can't go on.
package struct HostFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
