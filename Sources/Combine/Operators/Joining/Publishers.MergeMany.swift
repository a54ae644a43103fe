extension Publishers {
  /// The values of many publishers, as they come.
  public struct MergeMany<Upstream: Publisher> {
    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher of the values of all `upstream`.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher of the values of all `upstream`.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Adds the values of another publisher.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Publishers.MergeMany: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    let merger = Merger(to: subscriber)
    merger.open()
    for publisher in publishers { merger.add(publisher) }
    merger.close()
  }
}
