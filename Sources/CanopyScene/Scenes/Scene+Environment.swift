public import CanopyCore
public import Combine
public import Foundation
public import Observation

extension Scene {
  /// Sets an environment value for the windows of this scene.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    _sceneModifier { $0.environment(keyPath, value) }
  }

  /// Sets an object that views in the windows of this scene read by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _sceneModifier { $0.environment(object) }
  }

  /// Sets an object that views in the windows of this scene read by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _sceneModifier { $0.environmentObject(object) }
  }

  /// Transforms an environment value for the windows of this scene, starting from the app's value.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    _sceneModifier { $0.transformEnvironment(keyPath, transform: transform) }
  }

  /// Sets the defaults that `@AppStorage` uses in the windows of this scene, unless a property specifies its own.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    _sceneModifier { $0.defaultAppStorage(store) }
  }

  /// Adds an action to run after an update in which `value` changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    _sceneModifier { $0.onChange(of: value, initial: initial, action) }
  }

  /// Adds an action to run after an update in which `value` changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _sceneModifier { $0.onChange(of: value, initial: initial, action) }
  }

  /// Adds an action to run with the new value after an update in which `value` changed.
  @_disfavoredOverload
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    _sceneModifier { $0.onChange(of: value, perform: action) }
  }

  /// Modifies the scene as a node of the app's tree.
  func _sceneModifier(_ modify: @escaping @MainActor (AnyView) -> some View) -> ModifiedScene<Self> {
    ModifiedScene(self) { AnyView(modify($0)) }
  }
}
