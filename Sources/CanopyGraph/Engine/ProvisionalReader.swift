/// A client's node that is created if its first evaluation reads a source.
struct ProvisionalReader {
  let kind: UInt16
  let memory: UnsafeMutableRawPointer
  let order: UInt32
}
