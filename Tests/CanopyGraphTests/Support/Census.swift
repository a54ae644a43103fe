/// Counts the living members of a test.
final class Census {
  private(set) var living = 0
  private(set) var born = 0

  /// An object that is counted as long as it lives, and may do something when it ends.
  final class Member {
    let census: Census
    private let end: () -> Void

    init(_ census: Census, atEnd end: @escaping () -> Void = {}) {
      self.census = census
      self.end = end
      census.living += 1
      census.born += 1
    }

    deinit {
      census.living -= 1
      end()
    }
  }
}
