/// A closure that goes to another thread.
///
/// Schedulers take closures that are not `Sendable`, as they do in Combine: it is for whoever puts publishers together to
/// see to it that what they touch may be touched from there.
struct UncheckedAction: @unchecked Sendable {
  let run: () -> Void
}
