import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import ScenarioApp

/// The same scenarios in all hosts, which show the same pictures.
@MainActor @Suite(.serialized)
struct ScenarioTests {
  nonisolated static let files = Bundle.module.paths(forResourcesOfType: "scenario", inDirectory: "Scenarios").sorted()

  private static let size = CGSize(width: 480, height: 400)

  @Test func thereAreScenarios() { #expect(Self.files.count >= 4) }

  @Test(arguments: files)
  func runsWithoutADisplayInAWindowAndInABrowser(file: String) async throws {
    let scenario = try Scenario(contentsOf: URL(filePath: file))
    let pictures = try await TestApp(ScenarioApp(), size: Self.size).play(scenario)
    try keep(pictures, of: scenario)
    _ = try await scenario.play(on: WindowStage(size: Self.size), expecting: pictures)
    _ = try await scenario.play(on: TabStage(size: Self.size), expecting: pictures)
  }

  /// Writes the pictures into a folder, if a variable names one, for people to look at.
  private func keep(_ pictures: [String: RenderedImage], of scenario: Scenario) throws {
    guard let folder = ProcessInfo.processInfo.environment["CANOPY_PICTURES"] else { return }
    for (name, picture) in pictures { try picture.png.write(to: URL(filePath: folder).appending(path: "\(name).png")) }
  }
}
