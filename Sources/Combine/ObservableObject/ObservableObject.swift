/// A type of object with a publisher that sends before the object changes.
///
/// ```swift
/// final class Counter: ObservableObject {
///   @Published var count = 0
/// }
/// ```
///
/// By default, `objectWillChange` is synthesized and sends before a `@Published` property changes, including inherited ones. A class
/// that declares its own `objectWillChange` has to send itself.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that sends before a change.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a property with `@Published` changes, and when told to; it is the same for as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher {
    PublishedFields.of(type(of: self)).objectWillChange(of: self)
  }
}
