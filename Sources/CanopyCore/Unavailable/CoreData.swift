// Core Data belongs to Apple's systems. Its names are declared so that the compiler suggests replacements.

extension EnvironmentValues {
  /// Core Data isn't available on Linux.
  @available(
    *, unavailable,
    message:
      "Core Data isn't available on Linux. Keep the data in an @Observable model and set it with environment(_:)."
  )
  public var managedObjectContext: Never {
    get { preconditionFailure("Core Data isn't available on Linux.") }
    set {}
  }
}

/// Core Data isn't available on Linux.
@available(
  *, unavailable,
  message: "Core Data isn't available on Linux. Keep the data in an @Observable model and read it with @Environment."
)
@propertyWrapper
public struct FetchRequest<Result> {
  /// The results.
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }

  /// Creates a request.
  public init(sortDescriptors: [Any], predicate: Any? = nil, animation: Any? = nil) {}

  /// Creates a request.
  public init(entity: Any, sortDescriptors: [Any], predicate: Any? = nil, animation: Any? = nil) {}

  /// Creates a request.
  public init(fetchRequest: Any, animation: Any? = nil) {}
}

/// Core Data isn't available on Linux.
@available(
  *, unavailable, message: "Core Data isn't available on Linux. Use an array of values from a model of your own."
)
public struct FetchedResults<Result> {}

/// Core Data isn't available on Linux.
@available(
  *, unavailable,
  message: "Core Data isn't available on Linux. Group the values of an @Observable model with Dictionary(grouping:by:)."
)
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result> {
  /// The results.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { SectionedFetchResults() }

  /// Creates a request.
  public init(sectionIdentifier: Any, sortDescriptors: [Any], predicate: Any? = nil, animation: Any? = nil) {}
}

/// Core Data isn't available on Linux.
@available(
  *, unavailable, message: "Core Data isn't available on Linux. Use arrays of values from a model of your own."
)
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result> {}
