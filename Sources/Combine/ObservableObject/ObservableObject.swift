/// An object that says when it is about to change.
///
/// ```swift
/// final class Counter: ObservableObject {
///   @Published var count = 0
/// }
/// ```
///
/// `objectWillChange` comes by itself and sends before a property with `@Published` changes, an inherited one too. A
/// class may also have an `objectWillChange` of its own; then it is for that class to send.
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
