internal import Combine
internal import CanopyGraph

/// Is told when an object will change, for the bodies that read it.
final class ObjectSubscription: Source, @unchecked Sendable {
  private var cancellable: AnyCancellable?
  private let objectType: any Any.Type
  /// The property through which the object is read, which the plan of its type keeps.
  private let property: Unmanaged<PropertyPlan.PropertyName>?

  init<Object: ObservableObject>(to object: Object, property: Unmanaged<PropertyPlan.PropertyName>?) {
    objectType = Object.self
    self.property = property
    super.init()
    cancellable = object.objectWillChange.sink { [weak self] _ in self?.changed() }
  }

  override var label: String { title.description }

  override var title: SourceTitle {
    let text = property?._withUnsafeGuaranteedRef { $0.text }
    let object = readableName(of: objectType)
    return SourceTitle(.object, text.map { "\($0) (\(object))" } ?? "object \(object)")
  }
}
