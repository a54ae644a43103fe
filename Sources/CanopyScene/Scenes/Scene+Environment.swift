public import CanopyCore
public import Combine
public import Foundation
public import Observation

extension Scene {
  /// Sets a value of the environment for the windows of this scene.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    _sceneModifier { $0.environment(keyPath, value) }
  }

  /// Sets an object for the windows of this scene, which read it by its type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _sceneModifier { $0.environment(object) }
  }

  /// Sets an object for the windows of this scene, which read it by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _sceneModifier { $0.environmentObject(object) }
  }

  /// Changes a value of the environment for the windows of this scene, starting from the value that the app sets.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    _sceneModifier { $0.transformEnvironment(keyPath, transform: transform) }
  }

  /// Sets which defaults `@AppStorage` means in the windows of this scene, unless it names others itself.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    _sceneModifier { $0.defaultAppStorage(store) }
  }

  /// Adds an action to perform after an update in which `value` changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    _sceneModifier { $0.onChange(of: value, initial: initial, action) }
  }

  /// Adds an action to perform after an update in which `value` changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    _sceneModifier { $0.onChange(of: value, initial: initial, action) }
  }

  /// Adds an action to perform, with the new value, after an update in which `value` changed.
  @_disfavoredOverload
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    _sceneModifier { $0.onChange(of: value, perform: action) }
  }

  /// Modifies the scene as a part of the app's tree.
  func _sceneModifier(_ modify: @escaping @MainActor (AnyView) -> some View) -> ModifiedScene<Self> {
    ModifiedScene(self) { AnyView(modify($0)) }
  }
}
