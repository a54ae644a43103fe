import SwiftUI

@Observable final class Model { var isOn = false }

struct Switch: View {
  @Binding var isOn: Bool
  var body: some View { Button("Switch") { isOn.toggle() } }
}

struct Page: View {
  let model: Model

  var body: some View {
    VStack {
      HStack {
        ZStack {
          Switch(isOn: $model.isOn)  // mistake: cannot find '$model' in scope
        }
      }
    }
  }
}
