/// A client's node that will be made if its first evaluation reads anything.
struct ProvisionalReader {
  let kind: UInt16
  let memory: UnsafeMutableRawPointer
  let order: UInt32
}
