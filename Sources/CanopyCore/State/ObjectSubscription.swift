internal import Combine

/// Hears when an object will change, for the bodies that read it.
final class ObjectSubscription: Source, @unchecked Sendable {
  private var cancellable: AnyCancellable?
  private let name: String

  init<Object: ObservableObject>(to object: Object) {
    name = "\(Object.self)"
    super.init()
    cancellable = object.objectWillChange.sink { [weak self] _ in self?.changed() }
  }

  override var label: String { "object \(name)" }
}
